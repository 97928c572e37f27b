export const NOT_FOUND_TITLE = 'Oops! Page Not Found';
