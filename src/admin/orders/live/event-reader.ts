/** Reads a stream of events (text/event-stream). Pure. */

export type StreamEvent = {
  /** '' for one without a name */
  event: string;
  /** the last id that was sent, with this event or before it */
  id: string;
  data: string;
};

/**
 * Takes the stream in pieces, cut anywhere, and calls `onEvent` for each event that has data. Comments are left out.
 * @returns a function that takes the next piece, and gives the last id so far
 */
export function eventReader(onEvent: (event: StreamEvent) => void): (piece: string) => string {
  let rest = '';
  let id = '';
  const take = (block: string) => {
    const data: string[] = [];
    let event = '';
    for (const line of block.split(/\r\n|\n|\r/)) {
      const [, name = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
      if (name === 'data') data.push(value);
      else if (name === 'event') event = value;
      else if (name === 'id' && !value.includes('\0')) id = value;
    }
    if (data.length > 0) onEvent({ event, id, data: data.join('\n') });
  };
  return (piece) => {
    const blocks = (rest + piece).split(/\r\n\r\n|\n\n|\r\r/);
    rest = blocks.pop() ?? '';
    blocks.forEach(take);
    return id;
  };
}
