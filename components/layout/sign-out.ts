'use client'
/** Takes the session back and goes home with a fresh page, so that nothing of the member stays in memory (spec 1 §4). */
export async function signOut(): Promise<void> {
  const [{ api }, { forgetUser }] = await Promise.all([
    import('@/lib/client/api'),
    import('@/lib/client/session-cookie'),
  ])
  // A call that fails must not keep somebody signed in on a shared computer.
  await api.session.logout({}).catch(() => undefined)
  forgetUser()
  window.location.assign(window.location.origin)
}
