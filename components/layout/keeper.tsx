'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { whenSignedOut } from '@/lib/client/api'
import { reloadForChunk } from '@/lib/client/chunk-reload'
import { forgetUser, loginHref } from '@/lib/client/session'

/** What has to be listened to on every page: a dead token (spec 1 §4) and a part of the page that is gone (§8). */
export function Keeper() {
  const client = useQueryClient()

  useEffect(() => {
    whenSignedOut(() => {
      forgetUser()
      client.clear()
      const { pathname, search, hash } = window.location
      // A wrong password is a 401 too, and the login page is already where it would lead.
      if (!/^\/(?:h5\/)?auth\//.test(pathname)) window.location.assign(loginHref(pathname + search + hash))
    })
    const onRejection = (event: PromiseRejectionEvent) => {
      if (reloadForChunk(event.reason)) event.preventDefault()
    }
    window.addEventListener('unhandledrejection', onRejection)
    return () => window.removeEventListener('unhandledrejection', onRejection)
  }, [client])

  return null
}
