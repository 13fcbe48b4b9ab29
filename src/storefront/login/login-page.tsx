import { Boxes, PackageSearch, Truck } from 'lucide-react';
import { shop } from '@/shop';
import { loginWords } from '@/words/fr/accounts/login';
import { LoginScreen } from './login-screen';

/** The benefits of an account. Nothing here forces a visitor to have one. */
const reasons = () =>
  [
    {
      Icon: PackageSearch,
      title: loginWords.reasons.orders,
      text: loginWords.reasons.ordersText,
    },
    {
      Icon: Boxes,
      title: loginWords.reasons.nothingLost,
      text: loginWords.reasons.nothingLostText,
    },
    { Icon: Truck, title: loginWords.reasons.free, text: loginWords.reasons.freeText },
  ] as const;

type LoginPageProps = { opens: 'login' | 'register'; googleClientId: string | null };

/** /login and /register: the same screen, with one tab or the other open. */
export function LoginPage({ opens, googleClientId }: LoginPageProps) {
  return (
    <main id="contenu" tabIndex={-1} className="px-4 py-6 sm:px-6 sm:py-10 lg:py-14">
      <div className="mx-auto grid max-w-4xl overflow-hidden rounded-2xl border border-slate-200 bg-white shadow-xs lg:grid-cols-[5fr_6fr]">
        <Reasons />
        <div className="p-5 sm:p-10">
          <h1 className="mb-4 font-bold text-2xl text-slate-900 tracking-tight sm:text-3xl">
            {loginWords.yourAccount}
          </h1>
          <noscript>
            <p className="mb-6 rounded-lg bg-amber-50 p-4 text-amber-950">
              {loginWords.noScript(shop.phones.join(' ou '))}
            </p>
          </noscript>
          <LoginScreen opens={opens} googleClientId={googleClientId} />
        </div>
      </div>
    </main>
  );
}

function Reasons() {
  return (
    <section
      aria-labelledby="account-reasons"
      className="on-dark order-last flex flex-col justify-center bg-blue-950 p-5 text-white sm:p-10 lg:order-none"
    >
      <h2 id="account-reasons" className="text-balance font-bold text-xl tracking-tight">
        {loginWords.why(shop.name)}
      </h2>
      <ul className="mt-6 grid gap-6">
        {reasons().map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <span className="grid size-11 shrink-0 place-items-center rounded-lg bg-blue-900">
              <Icon aria-hidden className="size-5 text-orange-300" />
            </span>
            <span>
              <strong className="block font-semibold">{title}</strong>
              <span className="mt-0.5 block text-blue-100 text-sm">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
