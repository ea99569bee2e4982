/**
 * Plain JSON data as text, letter for letter what JSON.stringify writes. A table tells small things (a die, a frame, a fact) many
 * times a second. A text that is put together of many small ones costs more when it is sent than when it is made, so the letters
 * are written one after the other into bytes, and are made one text at the end.
 */
import { type Frame, HEAD_BYTES, headOf } from './frame.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const CLOSING = 0x7d;
const COLON = 0x3a;
const MINUS = 0x2d;
const ZERO = 0x30;
const SPACE = 0x20;
/** The last of the letters that are one byte and are seen. */
const TILDE = 0x7e;
/** More bytes than a letter takes in UTF-8, and than a number takes at all. */
const WIDEST = 3;
const NUMBER_BYTES = 32;
const SMALL = 10_000;
const SHORT = 40;

/** Where something stands that was written before, and whether each letter of it is one byte. */
type Passage = { readonly from: number; readonly to: number; readonly plain: boolean };

class Pen {
  private bytes = Buffer.allocUnsafe(64 * 1024);
  /** Where the text begins that is being written, and how far it is. */
  private start = 0;
  private at = 0;
  /** Each letter so far is one byte. */
  private plain = true;

  /** What is written meanwhile. Whoever writes may ask for another text in between. */
  text(write: () => void): string {
    return this.apart(() => {
      write();
      return this.written();
    });
  }

  /** For several frames that begin alike: the beginning is written once, and each of them goes on from there. */
  apart<T>(work: () => T): T {
    const { start, at, plain } = this;
    this.room(HEAD_BYTES);
    this.at += HEAD_BYTES;
    this.start = this.at;
    this.plain = true;
    try {
      return work();
    } finally {
      this.start = start;
      this.at = at;
      this.plain = plain;
    }
  }

  /** What stands here so far with what is written now, as a frame; the latter is then gone. */
  frame(write: () => void): Frame {
    const { at, plain } = this;
    try {
      write();
      const head = headOf(this.at - this.start);
      const from = this.start - head.length;
      for (let i = 0; i < head.length; i++) this.bytes[from + i] = head[i];
      return this.bytes.toString('latin1', from, this.at) as Frame;
    } finally {
      this.at = at;
      this.plain = plain;
    }
  }

  /** Written now, to be written again elsewhere while the text lasts that this stands in. */
  passage(write: () => void): Passage {
    const { at, plain } = this;
    this.plain = true;
    write();
    const passage = { from: at, to: this.at, plain: this.plain };
    this.plain &&= plain;
    return passage;
  }

  again({ from, to, plain }: Passage): this {
    this.room(to - from);
    this.plain &&= plain;
    this.bytes.copyWithin(this.at, from, to);
    this.at += to - from;
    return this;
  }

  /** The end of an object each of whose fields brought a comma with it. */
  close(): this {
    this.room(1);
    if (this.bytes[this.at - 1] === COMMA) this.at--;
    this.bytes[this.at++] = CLOSING;
    return this;
  }

  private written(): string {
    return this.bytes.toString(this.plain ? 'latin1' : 'utf8', this.start, this.at);
  }

  /** A text as it is: JSON already, or a part of it. */
  raw(text: string): this {
    this.room(WIDEST * text.length);
    if (text.length > SHORT) return this.long(text);
    const { bytes } = this;
    let { at } = this;
    for (let i = 0; i < text.length; i++) {
      const letter = text.charCodeAt(i);
      if (letter > TILDE) return this.long(text);
      bytes[at++] = letter;
    }
    this.at = at;
    return this;
  }

  value(value: unknown): this {
    if (typeof value === 'number') return this.number(value);
    if (typeof value === 'string') return this.quoted(value);
    if (value === null || value === undefined) return this.raw('null');
    if (typeof value !== 'object') return this.raw(String(value));
    return Array.isArray(value) ? this.values(value) : this.fields(value as { readonly [field: string]: unknown });
  }

  private values(values: readonly unknown[]): this {
    this.raw('[');
    for (let i = 0; i < values.length; i++) {
      if (i > 0) this.bytes[this.at++] = COMMA;
      this.value(values[i]);
    }
    return this.raw(']');
  }

  /** An array of things that somebody knows how to write. */
  list<T>(things: readonly T[], write: (thing: T) => void): this {
    this.raw('[');
    for (let i = 0; i < things.length; i++) {
      if (i > 0) this.raw(',');
      write(things[i]);
    }
    return this.raw(']');
  }

  private fields(fields: { readonly [field: string]: unknown }): this {
    this.raw('{');
    let first = true;
    for (const field in fields) {
      const value = fields[field];
      if (value === undefined) continue;
      if (!first) this.bytes[this.at++] = COMMA;
      first = false;
      this.quoted(field);
      this.bytes[this.at++] = COLON;
      this.value(value);
    }
    return this.raw('}');
  }

  number(value: number): this {
    this.room(NUMBER_BYTES);
    if (!Number.isInteger(value) || value >= SMALL || value <= -SMALL)
      return this.raw(Number.isFinite(value) ? String(value) : 'null');
    if (value < 0) this.bytes[this.at++] = MINUS;
    const size = Math.abs(value);
    if (size >= 1000) this.bytes[this.at++] = ZERO + Math.trunc(size / 1000);
    if (size >= 100) this.bytes[this.at++] = ZERO + (Math.trunc(size / 100) % 10);
    if (size >= 10) this.bytes[this.at++] = ZERO + (Math.trunc(size / 10) % 10);
    this.bytes[this.at++] = ZERO + (size % 10);
    return this;
  }

  quoted(text: string): this {
    this.room(WIDEST * text.length + 2);
    const { bytes } = this;
    let { at } = this;
    bytes[at++] = QUOTE;
    for (let i = 0; i < text.length; i++) {
      const letter = text.charCodeAt(i);
      if (letter < SPACE || letter > TILDE || letter === QUOTE || letter === BACKSLASH)
        return this.raw(JSON.stringify(text));
      bytes[at++] = letter;
    }
    bytes[at++] = QUOTE;
    this.at = at;
    return this;
  }

  /** By the system's own means, which for a few letters take longer than a loop. */
  private long(text: string): this {
    const written = this.bytes.write(text, this.at);
    if (written !== text.length) this.plain = false;
    this.at += written;
    return this;
  }

  /** For so many bytes, and the few signs that come between two things. */
  private room(size: number): void {
    if (this.at + size + NUMBER_BYTES <= this.bytes.length) return;
    const wider = Buffer.allocUnsafe(2 * (this.bytes.length + size));
    this.bytes.copy(wider, 0, 0, this.at);
    this.bytes = wider;
  }
}

export const pen = new Pen();

export const encode = (value: unknown): string => pen.text(() => pen.value(value));
