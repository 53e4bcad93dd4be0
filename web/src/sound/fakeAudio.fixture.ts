/** An audio context that counts what is started in it: Node has no Web Audio. Used by tests only. */

const param = () => ({
  value: 0,
  setValueAtTime: () => {},
  exponentialRampToValueAtTime: () => {},
  setTargetAtTime: () => {},
});

export class FakeAudio {
  state: AudioContextState = "suspended";
  currentTime = 0;
  sampleRate = 8000;
  destination = {};
  started: number[] = [];
  gains: number[] = [];

  async resume(): Promise<void> {
    this.state = "running";
  }

  async suspend(): Promise<void> {
    this.state = "suspended";
  }

  createBuffer = (_channels: number, length: number) => ({ length, copyToChannel: () => {} });
  createOscillator = () => this.source();
  createBufferSource = () => this.source();
  createBiquadFilter = () => this.node();
  createDynamicsCompressor = () => this.node();
  createGain = () => {
    const gain = { ...param(), setTargetAtTime: (value: number) => this.gains.push(value) };
    return { ...this.node(), gain };
  };

  private node() {
    return { frequency: param(), Q: param(), connect: <T>(next: T): T => next };
  }

  private source() {
    return { ...this.node(), start: (at = 0) => this.started.push(at), stop: () => {} };
  }
}
