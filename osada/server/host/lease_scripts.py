"""What Redis does in one step for `leases`. By its own clock: those of several machines differ."""

from __future__ import annotations

from typing import Final

_NOW = """
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
"""

RENEW: Final = (
    _NOW
    + """
for _, id in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now)) do
  redis.call('ZREM', KEYS[1], id)
end
if ARGV[4] == '0' and not redis.call('ZSCORE', KEYS[1], ARGV[1]) then return false end
redis.call('ZADD', KEYS[1], now + tonumber(ARGV[2]), ARGV[1])
redis.call('HSET', KEYS[2], ARGV[1], ARGV[3])
local all = redis.call('HGETALL', KEYS[2])
local living = {}
for i = 1, #all, 2 do
  if redis.call('ZSCORE', KEYS[1], all[i]) then
    living[#living + 1] = all[i]
    living[#living + 1] = all[i + 1]
  else
    redis.call('HDEL', KEYS[2], all[i])
  end
end
return living
"""
)
"""I live for so long, at this address; who else does. Nothing, where I was thought dead."""

CLAIM: Final = (
    _NOW
    + """
local gone, first = {}, 5 + tonumber(ARGV[4])
for i = 5, first - 1 do gone[ARGV[i]] = true end
local homes = {}
for i = first, #ARGV, 2 do
  local key = ARGV[3] .. ARGV[i]
  local home = redis.call('GET', key)
  local anew = '='
  local till = home and not gone[home] and redis.call('ZSCORE', KEYS[1], home)
  if not till or tonumber(till) <= now then
    home = ARGV[i + 1]
    local lives = redis.call('ZSCORE', KEYS[1], home)
    if not lives or tonumber(lives) <= now then home = ARGV[1] end
    redis.call('SET', key, home, 'PX', ARGV[2])
    anew = '+'
  elseif home == ARGV[1] then
    redis.call('PEXPIRE', key, ARGV[2])
  end
  homes[#homes + 1] = anew .. home
end
return homes
"""
)
"""Whose these tables are; those of nobody who lives go to whom I name, with a + before: others may
have had them since I had them last."""

HAND_OVER: Final = """
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1
"""
"""My table is somebody else's."""
