/** The shop's logo, as in its header. */
export function Mark() {
  return <img src="/logo.svg" alt="" width={28} height={28} />;
}
