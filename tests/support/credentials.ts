/** The administrator of every site that tests run. */
export const ADMIN = { email: 'office@name-education.example', password: 'correct horse battery staple' };

/** The settings of a server that knows this administrator: the hash of the password, a cheap one, for many sign-ins. */
export const SETTINGS = {
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD_HASH: 'scrypt$1024$8$1$-E6NuPXUxLghLoFebTRbvA$c_chuYfc8B7SxXDc1D0X4qe71M0Ep942y_XdirDnPbc',
  JWT_SECRET: 'a secret that is long enough for a test',
};
