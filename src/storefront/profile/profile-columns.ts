/** Two columns from 1024 px; shared by the skeleton and the loaded profile, so that nothing moves. */
export const PROFILE_COLUMNS = 'grid items-start gap-8 lg:grid-cols-[22rem_minmax(0,1fr)]';
