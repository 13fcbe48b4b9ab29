import { officePackingWords } from '@/words/en/packing';
import { Button } from '../../ui/button';

type ObstaclesProps = { obstacles: readonly { id: number; message: string }[]; onLeaveOut: () => void };

const words = officePackingWords.batch;

/** Which orders kept the batch from being made, and why. */
export function Obstacles({ obstacles, onLeaveOut }: ObstaclesProps) {
  return (
    <div role="alert" className="grid gap-2 rounded-lg border border-red-300 bg-red-50 px-4 py-3 text-red-900 text-sm">
      <p className="font-semibold">{words.obstacles}</p>
      <ul className="max-h-40 overflow-y-auto">
        {obstacles.map(({ id, message }) => (
          <li key={id} className="wrap-anywhere">
            {words.obstacle(id, message)}
          </li>
        ))}
      </ul>
      <div>
        <Button size="sm" onClick={onLeaveOut}>
          {words.leaveOut}
        </Button>
      </div>
    </div>
  );
}
