// How much room there is: below this width the table is laid out for a phone.

const narrow = globalThis.matchMedia?.('(max-width: 859px)');

class Screen {
  narrow = $state(narrow?.matches ?? false);

  constructor() {
    narrow?.addEventListener('change', (event) => {
      this.narrow = event.matches;
    });
  }
}

export const screenRoom = new Screen();
