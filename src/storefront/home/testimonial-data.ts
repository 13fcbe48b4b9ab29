import { homeWords } from '@/words/fr/home';
export type Testimonial = { name: string; role: string; text: string };

/** Sample voices. */
export const TESTIMONIALS: readonly Testimonial[] = [
  homeWords.testimonials.installer,
  homeWords.testimonials.householder,
  homeWords.testimonials.heatingEngineer,
];

/** A quote from a member of the team, on the about page. */
export const TEAM_VOICE: Testimonial = homeWords.testimonials.adviser;
