/**
 * Input on a page before its scripts are there is kept, and replayed once they are
 * (docs/decisions/0061-first-taps-are-kept.md). This script stands in the head of every page of the shop: at most 1 KB.
 */

/** One press, one sent form or one changed field. */
export type EarlyAction =
  | { type: 'click'; target: HTMLElement }
  | { type: 'submit'; target: HTMLFormElement; submitter: HTMLElement | null }
  | { type: 'input'; target: Element; value: string; checked: boolean };

export type EarlyWindow = Window & {
  earlyInput?: {
    /** in their order */
    actions: EarlyAction[];
    /** keeps nothing more, and the notice of a slow page away */
    end: () => void;
  };
};

/** id of the sentence that is shown while scripts are still missing after 20 seconds */
export const SLOW_NOTICE = 'chargement-lent';

/**
 * Links, and forms with an address, work without scripts and are left alone. A kept button is `aria-busy` at once; React never hears
 * of the press, so that it acts once. Fields change by themselves: only React has to be told.
 */
export const EARLY_INPUT_SCRIPT = `(()=>{let a=[],c=new AbortController,o={capture:true,signal:c.signal},b=t=>t.setAttribute("aria-busy","true"),k=(e,x)=>{e.stopPropagation();a.push({type:e.type,...x})};addEventListener("click",e=>{let t=e.target.closest("button[type=button]");if(t){b(t);k(e,{target:t})}},o);addEventListener("submit",e=>{let t=e.target,s=e.submitter;if(!t.hasAttribute("action")){e.preventDefault();if(s)b(s);k(e,{target:t,submitter:s})}},o);addEventListener("input",e=>{let t=e.target;k(e,{target:t,value:t.value,checked:t.checked})},o);let s=setTimeout(()=>{let n=document.getElementById("${SLOW_NOTICE}");if(n)n.hidden=false},2e4);window.earlyInput={actions:a,end(){c.abort();clearTimeout(s)}}})()`;
