import 'server-only'

const barWidth = 30

const minutes = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/**
 * A progress bar with rate and remaining time. On a terminal it redraws one line; elsewhere it prints a line for each
 * tenth of the work.
 * @param initial how many there were at the start; they do not count for the rate
 * @returns the function to call with the current number
 */
export function progressBar(label: string, goal: number, initial: number): (current: number) => void {
  const start = Date.now()
  let tenth = -1
  return (current) => {
    const share = Math.min(1, current / goal)
    const seconds = (Date.now() - start) / 1000
    const rate = (current - initial) / Math.max(seconds, 0.001)
    const remaining = rate > 0 ? minutes((goal - current) / rate) : '–'
    const bar = '█'.repeat(Math.round(share * barWidth)).padEnd(barWidth, '░')
    const counts = `${current.toLocaleString('en')}/${goal.toLocaleString('en')}`
    const text = `${label} ${bar} ${counts}, ${Math.round(rate)}/s, ${remaining} left`
    if (process.stdout.isTTY) process.stdout.write(`\r${text}\u001B[K${share === 1 ? '\n' : ''}`)
    else if (Math.floor(share * 10) > tenth) process.stdout.write(`${text}\n`)
    tenth = Math.max(tenth, Math.floor(share * 10))
  }
}
