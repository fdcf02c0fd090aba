// A table as one browser sees it: what a game's board is lent (contract.ts), and what the page around it needs.

import { json, Problem } from '../api/client';
import type { Made, Refused, TableInfo, WhyAnswer, GameTables } from '../api/types';
import type { Choice, GameClient, LogLine, Reason, SeatLook, Table, Thing, View } from '../contract';
import { lookOf } from '../game/seats';
import { decode, encode } from '../game/tables';
import { plain, type GameTexts } from '../game/texts';
import { Feed, type Known } from './feed.svelte';
import { loadClient, loadData, loadRules, loadTables, loadTexts } from './games.svelte';
import { keep, recall } from './memory';
import { notices } from './notices.svelte';
import { History } from './past.svelte';
import { person } from './person.svelte';
import { settings } from './settings.svelte';
import { playerName, t } from './words.svelte';

export type Panel = 'choices' | 'log' | 'chat' | 'rules' | 'advice' | 'more';

/** Why something was refused, to be shown beside the table until something else happens. */
export interface Shown {
  readonly refused: Refused;
  readonly choice: Choice | null;
}

/** A choice that the shell made by itself, and after which line of the log. */
export interface Auto {
  readonly at: number;
  readonly choice: Choice;
}

/** What is said when the server does not take the newest version: it has to arrive first. */
const PATIENCE = 4000;
const FORCED_PAUSE = 450;

export class TableSession implements Table {
  readonly history: History;
  private firstInfo = $state.raw<TableInfo | null>(null);
  tables = $state.raw<GameTables | null>(null);
  client = $state.raw<GameClient | null>(null);
  texts = $state.raw<GameTexts | null>(null);
  data = $state.raw<unknown>(null);
  feed = $state.raw<Feed | null>(null);
  /** Why there is nothing to show. */
  failure = $state.raw<unknown>(null);
  hover = $state.raw<Thing | null>(null);
  reason = $state.raw<Shown | null>(null);
  /** The choice that waits for a second yes. */
  asking = $state.raw<Choice | null>(null);
  sending = $state(false);
  /** The seat that the device has to be handed to; nothing is shown meanwhile. */
  covered = $state<number | null>(null);
  panel = $state<Panel>('choices');
  openRule = $state.raw<{ readonly id: string } | null>(null);
  autos = $state.raw<readonly Auto[]>([]);
  /** How many lines the log had after this seat's last choice. */
  since = $state<number | null>(null);
  read = $state(0);

  scale = $state(1);

  private eyes = $state<number | null>(null);
  private held = $state.raw<ReadonlyMap<number, string>>(new Map());
  private closed = false;
  private forcing: ReturnType<typeof setTimeout> | undefined;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  /** After taking something back, nothing is chosen unasked until a choice was made by hand. */
  private hands = false;
  private sentVersion = -1;
  private acted = false;
  private readonly decoded = $derived.by(() => this.decodeAll());

  constructor(readonly id: string) {
    this.history = new History(id, () => this.key);
    this.read = recall<number>(`read.${id}`, 0);
  }

  // --- coming and going

  get path(): string {
    return `/tables/${encodeURIComponent(this.id)}`;
  }

  /** Learns what table this is, which seats are ours, and everything the game needs; then listens. */
  async open(link: string | null): Promise<void> {
    this.failure = null;
    try {
      const held = new Map<number, string>();
      let info = await person.ask((key) => json<TableInfo>(this.path, { key }));
      if (person.key) for (const seat of info.mine) held.set(seat, person.key);
      if (link) {
        const through = await json<TableInfo>(this.path, { key: link });
        for (const seat of through.mine) {
          person.holdSeat(this.id, seat, link);
          if (!held.has(seat)) held.set(seat, link);
        }
        if (!info.mine.length) info = through;
      }
      for (const [seat, key] of Object.entries(person.keysOf(this.id))) {
        if (!held.has(Number(seat))) held.set(Number(seat), key);
      }
      if (this.closed) return;
      this.held = held;
      this.firstInfo = info;
      await this.loadGame(info.game);
      if (this.closed) return;
      this.sit();
    } catch (error) {
      this.failure = error;
    }
  }

  private async loadGame(game: string): Promise<void> {
    const [tables, client, data] = await Promise.all([loadTables(game), loadClient(game), loadData(game)]);
    this.client = client;
    this.data = data;
    this.tables = tables;
    await this.loadTexts();
  }

  /** Loads the game's words in the language wished for; the old ones stay until they are here. */
  async loadTexts(): Promise<void> {
    const info = this.info;
    if (!info) return;
    const language = settings.language;
    const texts = await loadTexts(info.game, language);
    if (language === settings.language) this.texts = texts;
  }

  /** Takes the seat that has to act, behind the curtain if others of this device have secrets from it. */
  private sit(): void {
    const mine = this.mine;
    const asked = mine.find((seat) => this.info?.must_act.includes(seat));
    const seat = asked ?? mine[0] ?? null;
    if (seat !== null && this.isShared && this.info?.status === 'playing') this.covered = seat;
    else this.look(seat);
  }

  /** Sees the table with the eyes of one seat (null: a spectator's). */
  look(seat: number | null): void {
    this.covered = null;
    if (this.feed && this.eyes === seat) return;
    this.feed?.close();
    this.eyes = seat;
    this.reason = null;
    this.asking = null;
    this.hover = null;
    this.sending = false;
    this.acted = false;
    this.since = null;
    this.autos = [];
    this.history.settle(seat);
    this.feed = new Feed({
      table: this.id,
      seat,
      key: () => this.key,
      motion: () => this.motion,
      shown: (now, before) => this.shown(now, before),
    });
    if (seat !== null) void this.findSince();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.forcing);
    clearTimeout(this.waiting);
    this.history.close();
    this.feed?.close();
  }

  // --- who and where we are

  get info(): TableInfo | null {
    return this.feed?.known.table ?? this.firstInfo;
  }

  /** The seats that this browser may decide for. */
  get mine(): readonly number[] {
    return [...this.held.keys()].sort((a, b) => a - b);
  }

  get seat(): number | null {
    return this.eyes;
  }

  /** The key that opens the seat looked through. */
  get key(): string | null {
    return this.keyOf(this.eyes);
  }

  keyOf(seat: number | null): string | null {
    return (
      (seat !== null ? this.held.get(seat) : undefined) ??
      person.key ??
      this.held.values().next().value ??
      null
    );
  }

  /** Whether several people share this device, and have secrets from each other. */
  get isShared(): boolean {
    return (
      this.mine.length > 1 &&
      this.info?.kind === 'game' &&
      this.info.status !== 'over' &&
      settings.get('curtain')
    );
  }

  /** Whether everything may be seen from here: after the end, or holding all seats. */
  get seesAll(): boolean {
    return (
      this.info?.status === 'over' || (this.info !== null && this.mine.length === this.info.seats.length)
    );
  }

  /** The seat of ours that has to act while the one looked through has not. */
  get handTo(): number | null {
    const live = this.live;
    if (!live || live.over || this.mine.length < 2) return null;
    if (this.eyes !== null && live.must_act.includes(this.eyes)) return null;
    return this.mine.find((seat) => live.must_act.includes(seat)) ?? null;
  }

  /** Draws the curtain for another seat of ours, or goes there at once where there is nothing to hide. */
  hand(seat: number): void {
    if (this.isShared) this.covered = seat;
    else this.look(seat);
  }

  // --- what is seen

  get live(): View | null {
    return this.feed?.known.view ?? null;
  }

  get ready(): boolean {
    return this.live !== null && this.texts !== null && this.tables !== null;
  }

  get past(): boolean {
    return this.history.moment !== null;
  }

  get view(): View {
    const view = this.history.moment?.view ?? this.live;
    if (!view) throw new Error('the table is not ready');
    return view;
  }

  get before(): View | null {
    if (!this.motion) return null;
    return this.past ? this.history.before : (this.feed?.before ?? null);
  }

  get fresh(): readonly LogLine[] {
    return this.past ? this.history.fresh : (this.feed?.fresh ?? []);
  }

  get log(): readonly LogLine[] {
    return this.history.moment?.log ?? this.feed?.known.log ?? [];
  }

  get motion(): boolean {
    return settings.moves;
  }

  get language(): string {
    return settings.language;
  }

  get asked(): boolean {
    return !this.past && this.decoded.length > 0;
  }

  /** Whether the game waits for this seat; it may also be free to choose while others must. */
  get must(): boolean {
    return this.asked && this.eyes !== null && this.view.must_act.includes(this.eyes);
  }

  get choices(): readonly Choice[] {
    return this.decoded;
  }

  private decodeAll(): readonly Choice[] {
    const view = this.live;
    const tables = this.tables;
    if (this.past || !view || !tables || view.over) return [];
    return (view.choices ?? []).map((packed) => decode(tables, packed, view.seats.length));
  }

  seatLook(seat: number): SeatLook {
    return lookOf(this.client, this.view.seats[seat] ?? '', seat);
  }

  player(seat: number): string {
    const found = this.info?.seats[seat];
    return found ? playerName(found) : '';
  }

  find(verb: string, first = '', second = ''): Choice | null {
    return (
      this.decoded.find((one) => one.verb === verb && one.first === first && one.second === second) ?? null
    );
  }

  all(verb: string): readonly Choice[] {
    return this.decoded.filter((one) => one.verb === verb);
  }

  // --- words

  text(key: string, args: Readonly<Record<string, unknown>> = {}): string {
    return this.texts?.text(key, args) ?? key;
  }

  name(kind: string, id: string): string {
    return String(this.texts?.name(kind, id) ?? id);
  }

  seatName(seat: number): string {
    const id = this.info?.seats[seat]?.name ?? '';
    return this.name('seat', id);
  }

  describe(choice: Choice): string {
    return this.texts ? plain(this.texts.choice(choice)) : choice.verb;
  }

  say(line: LogLine): string {
    return this.texts ? plain(this.texts.line(line)) : line.key;
  }

  // --- playing

  choose(choice: Choice): void {
    if (!this.asked || this.sending) return;
    if (this.feed?.behind) {
      // More has happened than was shown yet: look first.
      this.feed.flush();
      notices.say(() => t('changed-meanwhile'));
      return;
    }
    if (settings.get('confirm') && this.client?.confirm?.(choice, this.view)) this.asking = choice;
    else void this.play(choice);
  }

  /** The second yes, or a no. */
  answer(yes: boolean): void {
    const choice = this.asking;
    this.asking = null;
    if (yes && choice) void this.play(choice);
  }

  private async play(choice: Choice, byHand = true): Promise<void> {
    const view = this.live;
    if (!view || this.eyes === null || this.sending) return;
    clearTimeout(this.forcing);
    if (byHand) this.hands = false;
    this.reason = null;
    this.acted = true;
    this.sentVersion = view.version ?? -1;
    await this.send('/choices', { seat: this.eyes, choice: choice.packed, version: view.version }, choice);
  }

  undo(whole = false): void {
    if (this.eyes === null || this.sending || this.past || !this.live?.undo) return;
    clearTimeout(this.forcing);
    this.hands = true;
    this.reason = null;
    this.sentVersion = this.live?.version ?? -1;
    void this.send('/undo', { seat: this.eyes, whole }, null);
  }

  private async send(what: string, body: unknown, choice: Choice | null): Promise<void> {
    this.sending = true;
    clearTimeout(this.waiting);
    const feed = this.feed;
    try {
      await json(this.path + what, { method: 'POST', key: this.key, body });
      // The answer only says that it was taken; what came of it arrives by the stream.
      if (this.feed === feed && this.sending) {
        this.waiting = setTimeout(() => {
          this.sending = false;
          feed?.refresh();
        }, PATIENCE);
      }
      if (feed && feed.connection !== 'live') feed.hurry();
      if (feed) this.arrived(feed.known);
    } catch (error) {
      this.sending = false;
      this.refuse(error, choice);
    }
  }

  private refuse(error: unknown, choice: Choice | null): void {
    if (error instanceof Problem && error.kind === 'stale-choice') {
      notices.say(() => t('changed-meanwhile'));
    } else if (error instanceof Problem && error.refusal) {
      this.reason = { refused: error.refusal, choice };
    } else {
      notices.fail(error);
    }
    if (error instanceof Problem && (error.status === 409 || error.status === 422)) this.feed?.refresh();
  }

  private arrived(now: Known): void {
    if (this.sending && now.view?.version !== this.sentVersion) {
      this.sending = false;
      clearTimeout(this.waiting);
    }
  }

  /** After each update that was shown. */
  private shown(now: Known, before: Known): void {
    this.arrived(now);
    if (now.view === before.view) return;
    this.history.outdated();
    // After the end everybody counts the moments alike.
    if (now.view?.over !== before.view?.over) this.history.rewritten();
    if (now.log.length < before.log.length) {
      this.history.rewritten();
      this.autos = this.autos.filter((auto) => auto.at <= now.log.length);
    }
    if (before.view) this.reason = null;
    this.asking = null;
    if (this.acted) {
      // Up to here it was ours; what follows is what happened since.
      this.acted = false;
      this.since = now.log.length;
    }
    const hand = this.handTo;
    if (hand !== null && !this.isShared && this.history.stop === null) this.look(hand);
    else this.force();
  }

  /** Makes a choice that is none, where the game says that haste tells nobody anything. */
  private force(): void {
    clearTimeout(this.forcing);
    const [only, ...others] = this.decoded;
    if (!only || others.length || this.hands || this.sending || !settings.get('skip')) return;
    const version = this.live?.version;
    if (!this.live || !this.client?.forced?.(only, this.live)) return;
    this.forcing = setTimeout(
      () => {
        if (this.live?.version !== version || this.past || this.hands || this.asking) return;
        this.autos = [...this.autos, { at: this.log.length, choice: only }];
        void this.play(only, false);
      },
      this.motion ? FORCED_PAUSE : 0,
    );
  }

  // --- rules and reasons

  async why(verb: string, first = '', second = ''): Promise<Reason> {
    const tables = this.tables;
    const packed = tables && encode(tables, verb, first, second, this.view.seats.length);
    const choice = tables && packed !== null ? decode(tables, packed, this.view.seats.length) : null;
    let answer: WhyAnswer = { legal: false, rule: 'house-no-such-choice', detail: '', args: {} };
    if (this.eyes === null) answer = { ...answer, rule: 'house-not-asked' };
    else if (packed !== null) {
      try {
        answer = await json<WhyAnswer>(`${this.path}/why`, {
          key: this.key,
          query: { seat: this.eyes, choice: packed },
        });
      } catch (error) {
        notices.fail(error);
        return { legal: false, rule: '', text: '' };
      }
    }
    this.reason = answer.legal ? null : { refused: answer, choice };
    return { legal: answer.legal, rule: answer.rule, text: await this.reasonText(answer) };
  }

  /** A refusal in words, with its rule. */
  async reasonText(refused: Refused): Promise<string> {
    const info = this.info;
    if (!info || !refused.rule) return '';
    const more = this.texts?.detail(refused.detail, refused.args) ?? '';
    if (refused.rule.startsWith('house-')) return [more, this.text(refused.rule)].filter(Boolean).join(' ');
    const rules = await loadRules(info.game, settings.language);
    const text = rules.find((rule) => rule.id === refused.rule)?.text ?? '';
    return [more, text, `[${refused.rule}]`].filter(Boolean).join(' ');
  }

  rule(id: string): void {
    this.openRule = { id };
    this.panel = 'rules';
  }

  odds(query: Readonly<Record<string, string>> = {}): Promise<unknown> {
    const ask = (where: Readonly<Record<string, number | null>>): Promise<unknown> =>
      json(`${this.path}/odds`, { key: this.key, query: { ...where, ...query } });
    if (!this.past) return ask({ seat: this.eyes });
    if (!this.seesAll) return Promise.reject(new Problem('still-secret', 403, ''));
    // With all eyes there is no seat that knows all this: then as a spectator knows it.
    const { eyes, stop } = this.history;
    return ask({ seat: eyes === 'all' ? null : eyes, stop });
  }

  // --- the past

  private async findSince(): Promise<void> {
    const seat = this.eyes;
    try {
      await this.history.refresh();
    } catch {
      // A table that waits has no past yet; and it is asked again as soon as somebody looks back.
      return;
    }
    if (seat !== this.eyes || this.since !== null) return;
    const last = this.history.marks.findLast((mark) => mark.seat === seat);
    if (last) this.since = last.log;
  }

  /** The stop of this seat's last choice. */
  get sinceStop(): number | null {
    return this.history.marks.findLast((mark) => mark.seat === this.eyes)?.stop ?? null;
  }

  // --- people

  get unread(): number {
    const chat = this.feed?.known.chat ?? [];
    return chat
      .slice(Math.min(this.read, chat.length))
      .filter((line) => line.seat === null || line.seat !== this.eyes).length;
  }

  markRead(): void {
    const length = this.feed?.known.chat.length ?? 0;
    if (length === this.read) return;
    this.read = length;
    keep(`read.${this.id}`, length);
  }

  /** Something that the table does for a seat; failures are said. Returns whether it was done. */
  async act(what: string, body: Readonly<Record<string, unknown>> = {}): Promise<boolean> {
    return this.command('POST', what, this.eyes === null ? body : { seat: this.eyes, ...body });
  }

  async command(method: 'POST' | 'PUT' | 'DELETE', what: string, body?: unknown): Promise<boolean> {
    try {
      await json(this.path + what, { method, key: this.key, body });
      return true;
    } catch (error) {
      this.refuse(error, null);
      return false;
    }
  }

  /** Something that makes another table; its id, or null if it was refused. */
  async make(what: string, body: Readonly<Record<string, unknown>>): Promise<string | null> {
    try {
      const made = await json<Made>(this.path + what, { method: 'POST', key: this.key, body });
      for (const [seat, key] of Object.entries(made.keys)) person.holdSeat(made.table.id, Number(seat), key);
      return made.table.id;
    } catch (error) {
      notices.fail(error);
      return null;
    }
  }

  /** The table at which the same players play again, made if there is none yet. */
  async rematch(): Promise<string | null> {
    try {
      const id =
        this.info?.rematch ??
        (
          await json<TableInfo>(`${this.path}/rematch`, {
            method: 'POST',
            key: this.key,
            body: { seat: this.eyes },
          })
        ).id;
      // Keys that came by a link open the new seats as well; which ones, the table says.
      for (const key of new Set(Object.values(person.keysOf(this.id)))) {
        const there = await json<TableInfo>(`/tables/${encodeURIComponent(id)}`, { key }).catch(() => null);
        for (const seat of there?.mine ?? []) person.holdSeat(id, seat, key);
      }
      return id;
    } catch (error) {
      notices.fail(error);
      return null;
    }
  }
}
