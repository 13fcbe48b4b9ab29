import { beginsAsImage, imageFileProblem } from '@/domain/image-rules';
import { officeProblemWords } from '@/words/en/problems';
import { sayProblem } from '@/words/say-problem';

/** As many bytes as tell the formats apart. */
const HEAD_BYTES = 16;

/**
 * What is wrong with a chosen file, or null. Its name and size are looked at first, then what is in it: what the browser
 * cannot show would take the place of a picture that it can. The server looks again.
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
