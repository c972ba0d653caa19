-- The script of wrk behind load.ts. Sends the requests of a file in rotation; a line of it holds method, path, token and
-- form, separated by tabs. In a path, {n} becomes the number of the request, so that no two are the same.
-- Arguments: the file, the number of the first request, 1 to count answers in which the mall refuses a call, and the
-- seconds after which no request is sent, or 0.

local ffi = require('ffi')
ffi.cdef('typedef struct { long seconds; long micros; } timeval; int gettimeofday(timeval *, void *);')

sent = -1 -- wrk takes one request as a sample and does not send it.
refused = 0
-- In seconds; only when the time to send is limited.
startedAt = 0
lastAnswerAt = 0

local first = 0
local requests = {}
local threads = {}

function setup(thread)
  threads[#threads + 1] = thread
end

local function prepare(line)
  local method, path, token, form = line:match('^(.-)\t(.-)\t(.-)\t(.*)$')
  local headers = {}
  for name, value in pairs(wrk.headers) do headers[name] = value end
  if token ~= '' then headers['Authorization'] = 'Bearer ' .. token end
  if form == '' then form = nil else headers['Content-Type'] = 'application/x-www-form-urlencoded' end
  if not path:find('{n}', 1, true) then return wrk.format(method, path, headers, form) end
  return function(number)
    return wrk.format(method, (path:gsub('{n}', tostring(number))), headers, form)
  end
end

local function now()
  local time = ffi.new('timeval')
  ffi.C.gettimeofday(time, nil)
  return tonumber(time.seconds) + tonumber(time.micros) / 1e6
end

local function countRefusal(body)
  if body:find('"status_code":', 1, true) then refused = refused + 1 end
end

-- wrk drops the requests in flight when its time is over. Here it sends nothing after `seconds` and waits for the rest.
local function stopSendingAfter(seconds)
  startedAt = now()
  function delay()
    return now() - startedAt < seconds and 0 or 3600000
  end
end

function init(args)
  for line in io.lines(args[1]) do requests[#requests + 1] = prepare(line) end
  first = tonumber(args[2])
  local countsRefusals, seconds = args[3] == '1', tonumber(args[4])
  if seconds > 0 then stopSendingAfter(seconds) end
  if not countsRefusals and seconds == 0 then return end
  -- Defined only when needed: with it, wrk copies every answer into Lua.
  function response(_, _, body)
    if countsRefusals then countRefusal(body) end
    if seconds > 0 then lastAnswerAt = now() end
  end
end

function request()
  sent = sent + 1
  local number = first + sent
  local prepared = requests[number % #requests + 1]
  if type(prepared) == 'function' then return prepared(number) end
  return prepared
end

function done(summary)
  local errors, thread = summary.errors, threads[1]
  local taken = thread:get('lastAnswerAt') - thread:get('startedAt')
  io.write(string.format(
    '\n{"micros":%d,"total":%d,"sent":%d,"refused":%d,"badStatus":%d,"broken":%d}\n',
    taken > 0 and taken * 1e6 or summary.duration, summary.requests, thread:get('sent'), thread:get('refused'),
    errors.status, errors.connect + errors.read + errors.write + errors.timeout))
end
