import { describe, expect, it } from 'vitest';
import { BINDINGS, choiceKeyOf, deedOf, numberOf, type Pressed } from '../src/state/keys';

/** Something on the page that answers to some selectors. */
function target(...selectors: string[]): EventTarget {
  return {
    closest: (asked: string) =>
      selectors.some((selector) => asked.split(', ').includes(selector)) ? {} : null,
  } as unknown as EventTarget;
}

function press(key: string, more: Partial<Pressed> = {}): Pressed {
  return { key, ctrlKey: false, metaKey: false, altKey: false, target: target(), ...more };
}

describe('the keyboard', () => {
  it('has one deed for a key, and a key for each deed', () => {
    const keys = BINDINGS.flatMap((binding) => binding.keys);
    expect(new Set(keys).size).toBe(keys.length);
    const deeds = BINDINGS.map((binding) => binding.deed);
    expect(new Set(deeds).size).toBe(deeds.length);
  });

  it('finds the deed', () => {
    expect(deedOf(press('u'))).toBe('undo');
    expect(deedOf(press('U'))).toBe('reset');
    expect(deedOf(press('+'))).toBe('closer');
    expect(deedOf(press('ArrowLeft'))).toBe('left');
    expect(deedOf(press('#'))).toBeNull();
  });

  it('leaves the browser its own', () => {
    expect(deedOf(press('r', { ctrlKey: true }))).toBeNull();
    expect(deedOf(press('l', { metaKey: true }))).toBeNull();
    expect(deedOf(press('ArrowLeft', { altKey: true }))).toBeNull();
    expect(choiceKeyOf(press('1', { ctrlKey: true }))).toBeNull();
  });

  it('is silent while somebody writes, but for Escape', () => {
    const field = { target: target('textarea') };
    expect(deedOf(press('u', field))).toBeNull();
    expect(choiceKeyOf(press('1', field))).toBeNull();
    expect(deedOf(press('Escape', field))).toBe('escape');
  });

  it('leaves the arrows to what walks with arrows', () => {
    expect(deedOf(press('ArrowLeft', { target: target('[role=tab]') }))).toBeNull();
    expect(deedOf(press('ArrowLeft', { target: target('input') }))).toBeNull();
    expect(deedOf(press('u', { target: target('input') }))).toBe('undo');
  });

  it('counts choices from 1 to 9', () => {
    expect(numberOf('1')).toBe(1);
    expect(numberOf('9')).toBe(9);
    expect(numberOf('0')).toBeNull();
    expect(numberOf('12')).toBeNull();
    expect(choiceKeyOf(press('3'))).toBe(3);
  });
});
