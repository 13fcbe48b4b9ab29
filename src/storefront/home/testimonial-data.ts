import { homeWords } from '@/words/fr/home';
export type Testimonial = { name: string; role: string; text: string };

/** Sample voices. */
export const TESTIMONIALS: readonly Testimonial[] = [
  {
    name: homeWords.testimonials.installer.name,
    role: homeWords.testimonials.installer.role,
    text: homeWords.testimonials.installer.text,
  },
  {
    name: homeWords.testimonials.householder.name,
    role: homeWords.testimonials.householder.role,
    text: homeWords.testimonials.householder.text,
  },
  {
    name: homeWords.testimonials.heatingEngineer.name,
    role: homeWords.testimonials.heatingEngineer.role,
    text: homeWords.testimonials.heatingEngineer.text,
  },
];

/** A quote from a member of the team, on the about page. */
export const TEAM_VOICE: Testimonial = {
  name: homeWords.testimonials.adviser.name,
  role: homeWords.testimonials.adviser.role,
  text: homeWords.testimonials.adviser.text,
};
