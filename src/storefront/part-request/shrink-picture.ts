/** Pixels of the longer side: enough to read a rating plate. */
const MAX_SIDE = 2_000;
const QUALITY = 0.85;

/** A file that is sent again is the same bytes: some browsers draw each time with other noise, against tracking. */
const shrunk = new WeakMap<File, Promise<File>>();

/** A picture small enough for a slow line; the file itself if the browser cannot decode or draw it. */
export function shrinkPicture(file: File): Promise<File> {
  const picture = shrunk.get(file) ?? shrink(file);
  shrunk.set(file, picture);
  return picture;
}

async function shrink(file: File): Promise<File> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return blob && blob.size < file.size ? new File([blob], file.name, { type: 'image/jpeg' }) : file;
  } catch {
    return file;
  }
}
