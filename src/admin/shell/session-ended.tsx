'use client';

import { useState } from 'react';
import { officeShellWords } from '@/words/en/shell';
import { leaveFreely } from '../lib/unsaved-work';
import { Button } from '../ui/button';
import { Modal } from '../ui/modal';
import { loginBackHere } from './use-authorization';

const words = officeShellWords.ended;

/** Over a page with unsaved work whose session has ended: to sign in again and find it there, or to stay and read it first. */
export function SessionEnded() {
  const [isStaying, setIsStaying] = useState(false);
  if (isStaying) return null;
  const signIn = () => {
    leaveFreely();
    window.location.assign(loginBackHere());
  };
  return (
    <Modal
      title={words.title}
      isOverAll
      onClose={() => setIsStaying(true)}
      footer={
        <>
          <Button onClick={() => setIsStaying(true)}>{words.stay}</Button>
          <Button variant="primary" onClick={signIn}>
            {words.signIn}
          </Button>
        </>
      }
    >
      <p className="text-slate-700 text-sm">{words.text}</p>
    </Modal>
  );
}
