import { ApiError, offlineMessage } from './api-error'

type Call = (...args: unknown[]) => Promise<unknown>
type Branch = { [name: string]: Branch & Call }

/**
 * A client whose HTTP client, link and route table are loaded with its first call, so that pages without calls do not
 * need them.
 * @param load imports the module with the calls
 */
export function lazyClient<Client>(load: () => Promise<{ calls: Client }>): Client {
  let loading: Promise<{ calls: Client }> | undefined

  function loadCalls(): Promise<{ calls: Client }> {
    loading ??= load().catch(() => {
      // The next call tries again.
      loading = undefined
      throw new ApiError(offlineMessage, 0)
    })
    return loading
  }

  /** A proxy for the branch or call at `path`; the call is looked up when it is made. */
  function proxyOf(path: readonly string[]): Branch & Call {
    const call: Call = async (...args) => {
      const { calls } = await loadCalls()
      const target = path.reduce<unknown>((node, name) => Reflect.get(node as object, name), calls)
      return (target as Call)(...args)
    }
    return new Proxy(call, {
      // `await` looks for a `then` method on every value; no call has that name.
      get: (_call, name) =>
        typeof name === 'string' && name !== 'then' ? proxyOf([...path, name]) : undefined,
    }) as unknown as Branch & Call
  }

  return proxyOf([]) as unknown as Client
}
