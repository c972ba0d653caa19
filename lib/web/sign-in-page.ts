/** Paths of sign-in and registration. A plain link to them returns to its page (spec 1 §2). */
export const signInPage = /^(?:\/h5)?\/auth\/(?:login|reg)$/
