'use client'
import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { maxKeywords } from '@/lib/client/page/use-list-place'

interface DeskSearchProps {
  /** Accessible name and placeholder: what can be searched for. */
  label: string
  value: string
  /** With the typed text; empty to end the search. */
  onSearch: (keywords: string) => void
}

/** The search of a list of the desk; on phones the keyboard submits it. Give it the search as its key: it begins with the current search text. */
export function DeskSearch({ label, value, onSearch }: DeskSearchProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(String(new FormData(event.currentTarget).get('keywords') ?? '').trim())
  }
  return (
    <form role="search" onSubmit={submit} className="flex flex-wrap gap-3">
      <Input
        name="keywords"
        type="search"
        defaultValue={value}
        maxLength={maxKeywords}
        aria-label={label}
        placeholder={label}
        prefix={<Search className="size-4" aria-hidden />}
        className="w-80 max-w-full max-md:w-auto max-md:min-w-0 max-md:flex-1"
      />
      <Button type="submit" variant="ghost" className="max-md:hidden">
        搜索
      </Button>
      {value && (
        <Button variant="text" onClick={() => onSearch('')}>
          清除
        </Button>
      )}
    </form>
  )
}
