import { cx } from '@/components/ui/cx'
import { UserRound } from '@/components/ui/icons/user-round'
import { Picture } from '@/components/ui/picture'

interface Member {
  username: string
  avatar: string
  is_leader: boolean
}

const maxFaces = 10

/** The picture of a member, or the first character of the name. */
export function Face({
  member,
  className,
}: {
  member: Pick<Member, 'username' | 'avatar'>
  className?: string
}) {
  const look = cx('size-12 shrink-0 overflow-hidden rounded-full', className)
  return member.avatar ? (
    <Picture src={member.avatar} alt="" width={240} className={look} />
  ) : (
    <span
      aria-hidden
      className={cx(
        'bg-brand-tint text-brand-deep flex items-center justify-center text-base font-semibold',
        look,
      )}
    >
      {[...member.username][0]}
    </span>
  )
}

/** The members of a team, and its free seats as dashed circles. */
export function MemberFaces({ members, people }: { members: readonly Member[]; people: number }) {
  const shown = members.slice(0, maxFaces)
  const free = Math.max(0, Math.min(people, maxFaces) - shown.length)
  return (
    <ul className="flex flex-wrap justify-center gap-x-4 gap-y-3" aria-label="成员">
      {shown.map((member, index) => (
        <li key={index} className="flex w-16 flex-col items-center gap-1 text-center">
          <span className="relative">
            <Face member={member} />
            {member.is_leader && (
              <span className="bg-brand absolute -bottom-1 left-1/2 -translate-x-1/2 rounded-full px-1.5 text-xs leading-4 whitespace-nowrap text-white">
                团长
              </span>
            )}
          </span>
          <span className="text-muted mt-1 w-full truncate text-xs">{member.username}</span>
        </li>
      ))}
      {Array.from({ length: free }, (_, index) => (
        <li key={`free-${index}`} className="flex w-16 flex-col items-center gap-1 text-center">
          <span className="border-line text-faint flex size-12 items-center justify-center rounded-full border-2 border-dashed">
            <UserRound className="size-5" aria-hidden />
          </span>
          <span className="text-muted mt-1 text-xs">待加入</span>
        </li>
      ))}
    </ul>
  )
}
