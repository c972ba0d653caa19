'use client'
import { useEffect, useEffectEvent } from 'react'
import { toast } from '@/lib/client/press/toast'
import { copyText, paste } from '../core/commands/clipboard'
import { removeWidgets } from '../core/commands/remove'
import type { Editor } from '../core/editor'
import { pressKey, type KeyActions } from '../core/keys'
import { readClipboard, rememberCopied, writeClipboard } from './clipboard'

const isTyping = (target: EventTarget | null): boolean =>
  Boolean(
    (target as Element | null)?.closest?.(
      'input, textarea, select, [contenteditable="true"], dialog, [role="menu"]',
    ),
  )

export interface Input {
  /** For the document of the page, whose events do not reach this window. */
  onKey: (event: KeyboardEvent) => void
  onClipboard: (event: ClipboardEvent) => void
  copy: () => void
  cut: () => void
  paste: () => void
}

/** Keys and clipboard of the designer, in the window and in the document of the page. */
export function useInput(editor: Editor, actions: KeyActions): Input {
  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing || event.defaultPrevented || isTyping(event.target)) return
    // Buttons keep the keys that press them, tabs and sorting grips their arrows, too.
    const isOn = (selector: string) => Boolean((event.target as Element | null)?.closest?.(selector))
    if (['Enter', ' '].includes(event.key) && isOn('button, a')) return
    if (event.key.startsWith('Arrow') && isOn('a, [role="tab"], [aria-roledescription]')) return
    const { key, shiftKey: shift, altKey: alt } = event
    if (pressKey(editor, { key, ctrl: event.ctrlKey || event.metaKey, shift, alt }, actions))
      event.preventDefault()
  }

  const copied = (isCut: boolean): string | undefined => {
    const { selection } = editor.state
    const text = copyText(editor.state, selection)
    if (text === undefined) return undefined
    if (isCut) editor.run(removeWidgets(selection))
    else toast.success('已复制')
    rememberCopied(text)
    return text
  }

  const onClipboard = (event: ClipboardEvent) => {
    if (isTyping(event.target)) return
    if (event.type === 'paste') {
      event.preventDefault()
      editor.run(paste(event.clipboardData?.getData('text/plain') ?? ''))
      return
    }
    const text = copied(event.type === 'cut')
    if (text === undefined) return
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
  }

  const fromMenu = (isCut: boolean) => {
    const text = copied(isCut)
    if (text !== undefined) void writeClipboard(text)
  }

  const key = useEffectEvent(onKey)
  const clipboard = useEffectEvent(onClipboard)
  useEffect(() => {
    const stop = new AbortController()
    const options = { signal: stop.signal }
    addEventListener(
      'keydown',
      (event) => {
        key(event)
      },
      options,
    )
    for (const type of ['copy', 'cut', 'paste'] as const)
      addEventListener(
        type,
        (event) => {
          clipboard(event)
        },
        options,
      )
    return () => {
      stop.abort()
    }
  }, [])

  return {
    onKey,
    onClipboard,
    copy: () => {
      fromMenu(false)
    },
    cut: () => {
      fromMenu(true)
    },
    paste: () => {
      void readClipboard().then((text) => editor.run(paste(text)))
    },
  }
}
