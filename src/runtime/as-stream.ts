/** Texts as a stream in UTF-8. Makes each part when the reader has room for it, and stops when the reader disconnects. */
export function asStream(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      cancel: async () => void (await parts.return(undefined)),
    },
    { highWaterMark: 0 },
  );
}
