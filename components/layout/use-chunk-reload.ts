'use client'
import { useEffect } from 'react'
import { reloadForChunk } from '@/lib/client/page/chunk-reload'

/** Reloads the page when one of its chunks is gone after a release (spec 1 §8). */
export function useChunkReload(): void {
  useEffect(() => {
    const onRejection = (event: PromiseRejectionEvent) => {
      if (reloadForChunk(event.reason)) event.preventDefault()
    }
    window.addEventListener('unhandledrejection', onRejection)
    return () => window.removeEventListener('unhandledrejection', onRejection)
  }, [])
}
