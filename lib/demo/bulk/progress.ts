import 'server-only'

const width = 30

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/**
 * A bar on the terminal with how much is done, how fast, and how long it will take; one line a tenth where the output is
 * not a terminal.
 */
export function progressBar(label: string, goal: number, begin: number): (done: number) => void {
  const start = Date.now()
  let tenth = -1
  return (done) => {
    const share = Math.min(1, done / goal)
    const seconds = (Date.now() - start) / 1000
    const rate = (done - begin) / Math.max(seconds, 0.001)
    const left = rate > 0 ? clock((goal - done) / rate) : '–'
    const bar = '█'.repeat(Math.round(share * width)).padEnd(width, '░')
    const text = `${label} ${bar} ${done.toLocaleString('en')}/${goal.toLocaleString('en')} 每秒 ${Math.round(rate)} 剩余 ${left}`
    if (process.stdout.isTTY) process.stdout.write(`\r${text}\u001B[K${share === 1 ? '\n' : ''}`)
    else if (Math.floor(share * 10) > tenth) process.stdout.write(`${text}\n`)
    tenth = Math.max(tenth, Math.floor(share * 10))
  }
}
