import { Thumbnail } from '../ui/thumbnail';

/** A brand's picture, or the first letter of its name where it has none or it cannot be loaded. */
export function BrandMark({ name, imageUrl }: { name: string; imageUrl: string | null }) {
  const letter = (
    <span
      aria-hidden
      className="grid size-12 shrink-0 place-items-center rounded-md bg-blue-100 font-bold text-blue-950 text-lg uppercase"
    >
      {[...name.trim()][0] ?? '?'}
    </span>
  );
  return <Thumbnail src={imageUrl} fallback={letter} />;
}
