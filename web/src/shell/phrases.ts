// Phrases that travel as keys: each reader hears them in their own language.

export const PHRASES = [
  "chat-hello",
  "chat-good-luck",
  "chat-well-played",
  "chat-thanks",
  "chat-sorry",
  "chat-thinking",
  "chat-your-turn",
  "chat-moment",
  "chat-undo-please",
  "chat-good-game",
  "chat-bye",
];

export const NUDGE = "chat-your-turn";
