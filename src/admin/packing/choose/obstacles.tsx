import { cx } from '@/client/classes';
import { officePackingWords } from '@/words/en/orders/packing';
import { Button } from '../../ui/button';

type ObstaclesProps = {
  heading: string;
  obstacles: readonly { id: number; message: string }[];
  /** the batch can be made all the same */
  isWarning?: boolean;
  onLeaveOut: () => void;
};

const words = officePackingWords.batch;

/** Which orders keep a batch from being made, or the courier from taking it, and why. */
export function Obstacles({ heading, obstacles, isWarning = false, onLeaveOut }: ObstaclesProps) {
  return (
    <div
      role={isWarning ? 'status' : 'alert'}
      className={cx(
        'grid gap-2 rounded-lg border px-4 py-3 text-sm',
        isWarning ? 'border-amber-500 bg-amber-50 text-amber-950' : 'border-red-300 bg-red-50 text-red-900',
      )}
    >
      <p className="font-semibold">{heading}</p>
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
