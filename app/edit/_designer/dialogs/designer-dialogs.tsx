'use client'
import { Suspense, useEffect } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import type { Action, ScreenActions } from '../actions/actions'
import type { DesignerProps } from '../designer'
import type { Conflict } from '../saving/calls'

// Rarely opened dialogs are not part of the first load.
const AboutDialog = lazyPart(() => import('./about-dialog'), 'AboutDialog')
const loadCommandPalette = () => import('../actions/command-palette')
const CommandPalette = lazyPart(loadCommandPalette, 'CommandPalette')
const ConflictDialog = lazyPart(() => import('./conflict-dialog'), 'ConflictDialog')
const ImportDialog = lazyPart(() => import('./import-dialog'), 'ImportDialog')
const PageDialog = lazyPart(() => import('../pages/page-dialog'), 'PageDialog')
const Preview = lazyPart(() => import('../window/preview'), 'Preview')
const ScheduleDialog = lazyPart(() => import('./schedule-dialog'), 'ScheduleDialog')
const SeoDialog = lazyPart(() => import('../pages/seo-dialog'), 'SeoDialog')
const ShortcutsDialog = lazyPart(() => import('./shortcuts-dialog'), 'ShortcutsDialog')
const VersionsDialog = lazyPart(() => import('./versions-dialog'), 'VersionsDialog')

export type OpenDialog =
  'preview' | 'commands' | 'page' | 'seo' | 'versions' | 'schedule' | 'import' | 'shortcuts' | 'about' | null

interface Props extends Pick<
  DesignerProps,
  'pageId' | 'page' | 'onPageChange' | 'version' | 'framePages' | 'publication' | 'autosave' | 'openDraft'
> {
  open: OpenDialog
  onClose: () => void
  screen: ScreenActions
  /** Commands of the window, for the command palette. */
  commands: readonly Action[]
  /** The conflict to be decided. */
  conflict: Conflict | null
  onLater: (conflict: Conflict) => void
}

/** The dialogs of the designer, one at a time; a conflict is above them. */
export function DesignerDialogs({ open, onClose, conflict, onLater, ...props }: Props) {
  const { pageId, page, onPageChange, framePages, publication, autosave, openDraft } = props
  // Typed text must reach the command palette at once: ⌘ or Ctrl, which opens it with K, fetches its code.
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Control' || key === 'Meta') void loadCommandPalette()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <Suspense>
      {open === 'preview' && <Preview onClose={onClose} />}
      {open === 'commands' && (
        <CommandPalette onClose={onClose} screen={props.screen} extra={props.commands} />
      )}
      {open === 'page' && (
        <PageDialog page={page} type={page.page_type} onClose={onClose} onDone={onPageChange} />
      )}
      {open === 'seo' && <SeoDialog page={page} onClose={onClose} onDone={onPageChange} />}
      {open === 'versions' && (
        <VersionsDialog pageId={pageId} framePages={framePages} publication={publication} onClose={onClose} />
      )}
      {open === 'schedule' && <ScheduleDialog publication={publication} onClose={onClose} />}
      {open === 'import' && <ImportDialog pageId={pageId} publication={publication} onClose={onClose} />}
      {open === 'shortcuts' && <ShortcutsDialog onClose={onClose} />}
      {open === 'about' && <AboutDialog version={props.version} onClose={onClose} />}
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          autosave={autosave}
          open={openDraft}
          onClose={() => {
            onLater(conflict)
          }}
        />
      )}
    </Suspense>
  )
}
