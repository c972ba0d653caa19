'use client'
import { useEffect } from 'react'
import { reloadForChunk } from '@/lib/client/page/chunk-reload'
import { brokenPageText } from '@/lib/web/page-texts'

const button = 'rounded-control inline-flex h-9 items-center px-5 text-sm font-medium'

/**
 * The error page: a sentence, 重试 and a link home. A chunk that is gone after a release reloads the page once. Part of
 * every page's bundle, so it imports no other component.
 */
export function BrokenPage({ error }: { error: Error }) {
  useEffect(() => {
    reloadForChunk(error)
  }, [error])

  return (
    <div className="column py-8" role="alert">
      <div className="rounded-card bg-card flex flex-col items-center gap-4 px-4 py-24 text-center">
        <img src="/images/empty-error.webp" alt="" className="h-45 w-60" />
        <p className="text-muted text-sm">{brokenPageText}</p>
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            className={`${button} bg-brand hover:bg-brand-deep text-white`}
            onClick={() => window.location.reload()}
          >
            重试
          </button>
          {/* A page load, not a client navigation: the router may be broken. */}
          <a href="/home" className={`${button} border-line bg-card text-text hover:border-faint border`}>
            返回首页
          </a>
        </div>
      </div>
    </div>
  )
}
