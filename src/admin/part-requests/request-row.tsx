import { cx } from '@/client/classes';
import type { PartRequest } from '@/contract/part-requests';
import { PART_REQUEST_STATES, type PartRequestState } from '@/domain/orders/part-requests';
import { readablePhone } from '@/domain/phone';
import { officePartRequestWords } from '@/words/en/customer-wishes';
import { Moment } from '../ui/moment';
import { AnswerLinks } from './answer-links';
import { RequestPicture } from './request-picture';

/** On a phone each row is a card. */
const ROW = 'max-md:flex max-md:flex-col max-md:gap-3 max-md:p-4';
const CELL = 'px-4 py-3 align-top max-md:p-0';

type RequestRowProps = { request: PartRequest; onMove: (state: PartRequestState) => void };

export function RequestRow({ request, onMove }: RequestRowProps) {
  const { id, number, created_at: at, phone, text, model, pictures, state } = request;
  return (
    <tr className={ROW}>
      <td className={cx(CELL, 'whitespace-nowrap')}>
        <span className="font-semibold tabular-nums">{number}</span>
        <span className="block text-slate-600 text-xs">
          <Moment at={at} />
        </span>
        <span className="block text-slate-800 text-sm tabular-nums">{readablePhone(phone)}</span>
      </td>
      <td className={cx(CELL, 'wrap-anywhere w-1/2 max-md:w-auto')}>
        {model && <bdi className="block font-medium">{model.title}</bdi>}
        <bdi className="whitespace-pre-line">{text}</bdi>
        <span className="mt-2 block">
          <AnswerLinks request={request} />
        </span>
      </td>
      <td className={CELL}>
        <span className="flex flex-wrap gap-2">
          {pictures.map((n) => (
            <RequestPicture key={n} id={id} n={n} />
          ))}
        </span>
      </td>
      <td className={CELL}>
        <select
          aria-label={officePartRequestWords.stateOf(number)}
          value={state}
          onChange={(event) => {
            const chosen = PART_REQUEST_STATES.find((name) => name === event.target.value);
            if (chosen) onMove(chosen);
          }}
          className="min-h-11 cursor-pointer rounded-lg border border-slate-400 bg-white px-3 text-sm"
        >
          {PART_REQUEST_STATES.map((name) => (
            <option key={name} value={name}>
              {officePartRequestWords.states[name]}
            </option>
          ))}
        </select>
      </td>
    </tr>
  );
}
