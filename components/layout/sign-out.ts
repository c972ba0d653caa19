'use client'
/** Ends the session and loads the home page, so that no data of the member stays in memory (spec 1 §4). */
export async function signOut(): Promise<void> {
  const [{ api }, { forgetUser }] = await Promise.all([
    import('@/lib/client/api'),
    import('@/lib/client/session-cookie'),
  ])
  // Even when the call fails, a shared computer must not stay signed in.
  await api.session.logout({}).catch(() => undefined)
  forgetUser()
  window.location.assign(window.location.origin)
}
