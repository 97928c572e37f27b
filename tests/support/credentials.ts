/** The administrator of every site that tests run. */
export const ADMIN = { email: 'office@name-education.example', password: 'correct horse battery staple' };

/** The settings of a server that knows this administrator. */
export const SETTINGS = {
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  JWT_SECRET: 'a secret that is long enough for a test',
};
