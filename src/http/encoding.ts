/** Whether a client takes an encoding, by its Accept-Encoding. `*` is left out: nobody who asks so needs it. */
export function takesEncoding(accepted: string | null | undefined, encoding: 'br' | 'gzip'): boolean {
  return (accepted ?? '').split(',').some((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q\s*=\s*0(\.0*)?$/.test(parameter));
  });
}
