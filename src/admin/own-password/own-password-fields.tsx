import { MAX_CONFIRMATION_TRIES } from '@/domain/accounts/session';
import { officeOwnPasswordWords } from '@/words/en/shell';
import { Banner } from '../ui/banner';
import { TextField } from '../ui/text-field';
import type { PasswordProblem } from './password-problem';

type OwnPasswordFieldsProps = {
  /** begins the ids of the fields */
  id: string;
  username: string;
  password: string;
  /** null if no code is asked for */
  otp: string | null;
  problem: PasswordProblem | null;
  onPassword: (typed: string) => void;
  onOtp: (typed: string) => void;
};

/** The fields of `useOwnPassword`, with their errors. */
export function OwnPasswordFields(props: OwnPasswordFieldsProps) {
  const { id, username, password, otp, problem, onPassword, onOtp } = props;
  const errorAt = (field: PasswordProblem['field']) => (problem?.field === field ? problem.text : undefined);
  return (
    <>
      {problem?.field === null && <Banner kind="error" text={problem.text} />}
      {/* Tells password managers whose password it is. */}
      <input hidden readOnly autoComplete="username" value={username} />
      <TextField
        id={`${id}-password`}
        label={officeOwnPasswordWords.password}
        type="password"
        autoComplete="current-password"
        hint={officeOwnPasswordWords.limit(MAX_CONFIRMATION_TRIES)}
        value={password}
        error={errorAt('password')}
        onChange={({ target }) => onPassword(target.value)}
      />
      {otp !== null && (
        <TextField
          id={`${id}-otp`}
          label={officeOwnPasswordWords.code}
          autoComplete="one-time-code"
          hint={officeOwnPasswordWords.codeHint}
          value={otp}
          error={errorAt('otp')}
          onChange={({ target }) => onOtp(target.value)}
        />
      )}
    </>
  );
}
