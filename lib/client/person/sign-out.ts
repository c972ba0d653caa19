/**
 * Ends the session of this browser. The calls are loaded with the click: the header of every page holds this function.
 * Even when the call fails, a shared computer must not stay signed in.
 */
export async function signOut(): Promise<void> {
  const [{ api }, { forgetUser }] = await Promise.all([import('../call/api'), import('./session-cookie')])
  await api.session.logout({}).catch(() => undefined)
  forgetUser()
}
