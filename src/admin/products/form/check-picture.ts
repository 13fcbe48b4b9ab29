import { beginsAsImage, imageFileProblem } from '@/domain/products/image-rules';
import { officeProblemWords } from '@/words/en/problems';
import { sayProblem } from '@/words/say-problem';

/** Enough bytes to tell the formats apart. */
const HEAD_BYTES = 16;

/**
 * What is wrong with a chosen file, or null. Checks its name and size, then its content, so that a file that no browser can
 * show does not replace a picture. The server checks again.
 */
export async function pictureProblem(file: File): Promise<string | null> {
  const problem = imageFileProblem(file);
  if (problem !== null) return sayProblem(problem, officeProblemWords);
  try {
    if (!beginsAsImage(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())))
      return officeProblemWords.pictureType;
    (await createImageBitmap(file)).close();
    return null;
  } catch {
    return officeProblemWords.pictureType;
  }
}
