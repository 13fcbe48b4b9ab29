import { french } from '../words';

/** What every mail says around its own text. */
export const mailWords = french('mail', {
  hello: 'Bonjour,',
  helloTo: (name: string) => `Bonjour ${name},`,
  question: (phone: string, email: string) => `Une question ? ${phone} ou ${email}`,
  copyAddress: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  label: (text: string) => `${text} :`,
});
