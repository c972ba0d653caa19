'use client'
import { useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import type { DeskAccount } from '@/lib/contract/operator/people/account'
import { AccountAccess } from './account-access'
import { AccountForm } from './account-form'

interface AccountDialogProps {
  /** The account that is open, or a new one; null for none. */
  account: DeskAccount | 'new' | null
  onClose: () => void
}

/** 新增账号, or an account with its role, its password link and 移除. */
export function AccountDialog({ account, onClose }: AccountDialogProps) {
  // While it fades out, the dialog shows what it showed. A new account stays open with its link.
  const [shown, setShown] = useState(account)
  const [isOpen, setOpen] = useState(account !== null)
  const [created, setCreated] = useState<DeskAccount | null>(null)
  if (isOpen !== (account !== null)) {
    setOpen(account !== null)
    if (account !== null) {
      setShown(account)
      setCreated(null)
    }
  }
  const saved = created ?? (shown === 'new' ? null : shown)
  return (
    <Dialog
      open={account !== null}
      onClose={onClose}
      dismissable={false}
      title={saved ? saved.username : '新增账号'}
      width={560}
    >
      <div className="grid gap-6">
        {!created && (
          <AccountForm
            key={saved?.user_id ?? 'new'}
            account={saved}
            onAdded={setCreated}
            onChanged={onClose}
          />
        )}
        {saved && (
          <AccountAccess key={saved.user_id} account={saved} isNew={created !== null} onRemoved={onClose} />
        )}
      </div>
    </Dialog>
  )
}
